import { describe, expect, it } from "vitest";
import { accountText } from "@/text/account.ts";
import { adminText } from "@/text/admin.ts";
import { authText } from "@/text/auth.ts";
import { homeText } from "@/text/home.ts";
import { schoolText } from "@/text/school.ts";
import { limits } from "./contract.ts";

const { min, max } = limits.password;

describe("sentences that name a limit", () => {
  it.each<[string, ...number[]]>([
    [homeText.form.tooLong, limits.prompt.max],
    [homeText.details.nameTooLong, limits.title.max],
    [homeText.details.descriptionTooLong, limits.description.max],
    [authText.register.passwordHint, min],
    [authText.register.passwordTooShort, min],
    [authText.register.passwordTooLong, max],
    [authText.dialog.passwordTooShort, min],
    [authText.newPassword.hint, min, max],
    [authText.newPassword.tooShort, min],
    [authText.newPassword.tooLong, max],
    [accountText.password.hint, min, max],
    [accountText.password.tooShort, min],
    [accountText.password.tooLong, max],
    [adminText.setup.passwordHint, min],
    [adminText.setup.passwordTooShort, min],
    [adminText.setup.passwordTooLong, max],
    [adminText.users.create.passwordHint, limits.givenPassword.min],
    [adminText.users.create.passwordTooShort, limits.givenPassword.min],
    [adminText.users.create.passwordTooLong, max],
    [adminText.coupons.create.codeTooShort, limits.coupon.code.min],
    [schoolText.import.classNameTooLong, limits.className.max],
    [schoolText.change.nameTooLong, limits.className.max],
  ])("%s", (sentence, ...numbers) => {
    expect(sentence.match(/[\d.]*\d/g)).toEqual(numbers.map((number) => number.toLocaleString("de-DE")));
  });
});
