import { describe, expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a device's name", () => {
  it.each([
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox auf Windows"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge auf Windows"],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0 Safari/537.36`, "Chrome auf Linux"],
    [`Mozilla/5.0 (Linux; Android 15; K) ${webKit} Chrome/140.0 Mobile Safari/537.36`, "Chrome auf Android"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari auf iPhone",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
      "Safari auf Mac",
    ],
    ["curl/8.5.0", "Unbekanntes Gerät"],
    ["", "Unbekanntes Gerät"],
    ["etwas mit Windows", "Windows"],
  ])("of %s is %s", (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});
