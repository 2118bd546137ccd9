import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "@/lib/api-client.ts";
import { createQueryClient } from "@/lib/query-client.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { Choice } from "./choice.tsx";
import { TextField } from "./field.tsx";
import { Form, Submit } from "./form.tsx";
import { clearToasts } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "Name fehlt")),
  city: z.string().check(z.minLength(1, "Ort fehlt")),
  size: z.enum(["small", "large"]),
});

let client = createQueryClient();

type Order = { name: string; city: string; size: string };

interface OrderFormProps {
  send: (order: Order) => Promise<string>;
  onSuccess?: (answer: string) => void;
  failureTitle?: string;
  isSaidElsewhere?: (error: Error) => boolean;
  whenGone?: "silent" | "said";
}

function OrderForm({ send, ...ends }: OrderFormProps) {
  const mutation = useMutation({ mutationFn: send });
  const form = useMutationForm(schema, { name: "", city: "", size: "small" }, mutation, {
    success: { title: "Bestellt" },
    failure: "Das ging nicht.",
    ...ends,
  });
  return (
    <Form form={form} className={undefined}>
      <TextField label="Name" {...form.field("name")} />
      <TextField label="Ort" {...form.field("city")} />
      <Choice legend="Größe" options={{ small: "Klein", large: "Groß" }} crayon="red" field={form.field("size")} />
      <Submit form={form} pending="Wird bestellt …" afterFailure={<p>Rufen Sie an.</p>}>
        Bestellen
      </Submit>
    </Form>
  );
}

function Page(props: OrderFormProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <QueryClientProvider client={client}>
      <button type="button" onClick={() => setOpen(false)}>
        Schließen
      </button>
      {isOpen && <OrderForm {...props} />}
      <Toaster />
    </QueryClientProvider>
  );
}

async function order(props: OrderFormProps): Promise<void> {
  render(<Page {...props} />);
  await userEvent.type(screen.getByLabelText("Name"), "Ida ");
  await userEvent.type(screen.getByLabelText("Ort"), "Kiel");
  await userEvent.click(screen.getByRole("button", { name: "Bestellen" }));
}

const refused = (options: ConstructorParameters<typeof ApiError>[1]) => () =>
  Promise.reject(new ApiError("Vom Server.", { fromServer: true, ...options }));

/** A sending whose answer comes when the test says so. */
function held() {
  let resolve: (text: string) => void = () => undefined;
  const answered = new Promise<string>((take) => {
    resolve = take;
  });
  return { send: () => answered, answer: (text: string) => resolve(text) };
}

beforeEach(() => {
  client = createQueryClient();
});
afterEach(clearToasts);

describe("a form that a mutation sends", () => {
  it("sends what the schema makes of the fields, and says that it worked", async () => {
    const send = vi.fn(async () => "Nummer 7");
    const onSuccess = vi.fn();
    await order({ send, onSuccess });
    expect(await screen.findByText("Bestellt")).toBeInTheDocument();
    expect(send.mock.calls).toEqual([[{ name: "Ida", city: "Kiel", size: "small" }, expect.anything()]]);
    expect(onSuccess.mock.calls[0]?.[0]).toBe("Nummer 7");
  });

  it("sends nothing that is wrong, says so at each field and leads to the first", async () => {
    const send = vi.fn(async () => "");
    render(<Page send={send} />);
    await userEvent.click(screen.getByRole("button", { name: "Bestellen" }));
    expect(await screen.findByText("Name fehlt")).toBeInTheDocument();
    expect(screen.getByText("Ort fehlt")).toBeInTheDocument();
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Name fehlt");
    expect(send).not.toHaveBeenCalled();
  });

  it("is busy while it is on its way", async () => {
    const { send, answer } = held();
    await order({ send });
    expect(await screen.findByRole("button", { name: "Wird bestellt …" })).toBeDisabled();
    answer("");
    expect(await screen.findByRole("button", { name: "Bestellen" })).toBeEnabled();
  });

  it("shows a refusal at the field that the server names, and nowhere else", async () => {
    await order({ send: refused({ status: 422, field: "city" }) });
    expect(await screen.findByLabelText("Ort")).toHaveAccessibleDescription("Vom Server.");
    expect(screen.getAllByText("Vom Server.")).toHaveLength(1);
    expect(screen.getByLabelText("Ort")).toHaveFocus();
    expect(screen.queryByText("Rufen Sie an.")).not.toBeInTheDocument();
  });

  it("shows a refusal at a choice too", async () => {
    await order({ send: refused({ status: 422, field: "size" }) });
    expect(await screen.findByText("Vom Server.")).toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Größe" })).toContainElement(screen.getByText("Vom Server."));
  });

  it.each([
    ["a field that the form lacks", refused({ status: 422, field: "colour" }), "Vom Server."],
    ["no field", refused({ status: 409 }), "Vom Server."],
    ["nothing that a person can read", refused({ status: 500, fromServer: false }), "Das ging nicht."],
  ])("shows a failure above the button when the server names %s", async (_, send, sentence) => {
    await order({ send });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText("Rufen Sie an.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Bestellen" })).toBeEnabled();
  });

  it("takes the failure back when it is sent again", async () => {
    let fails = true;
    await order({ send: async () => (fails ? refused({ status: 409 })() : "") });
    expect(await screen.findByText("Vom Server.")).toBeInTheDocument();
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Bestellen" }));
    await waitFor(() => expect(screen.queryByText("Vom Server.")).not.toBeInTheDocument());
    expect(screen.queryByText("Rufen Sie an.")).not.toBeInTheDocument();
  });

  it("says a failure once, under its title, in the form", async () => {
    await order({ send: refused({ status: 409 }), failureTitle: "Bestellung fehlgeschlagen" });
    const title = await screen.findByText("Bestellung fehlgeschlagen");
    expect(title.closest("[role=alert]")).toHaveTextContent("Vom Server.");
  });

  it("has no title that says the same", async () => {
    await order({ send: refused({ status: 409 }), failureTitle: "Vom Server." });
    await waitFor(() => expect(screen.getAllByText("Vom Server.")).toHaveLength(1));
  });

  it("says nothing of a failure that is said elsewhere", async () => {
    const isSaidElsewhere = vi.fn(() => true);
    await order({ send: refused({ status: 503 }), failureTitle: "Bestellung fehlgeschlagen", isSaidElsewhere });
    await waitFor(() => expect(isSaidElsewhere).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole("button", { name: "Bestellen" })).toBeEnabled());
    expect(screen.queryByText("Vom Server.")).not.toBeInTheDocument();
    expect(screen.queryByText("Bestellung fehlgeschlagen")).not.toBeInTheDocument();
  });

  it.each([
    ["silent", 0],
    ["said", 1],
  ] as const)("is %s when it has gone before the answer came", async (whenGone, times) => {
    const { send, answer } = held();
    const onSuccess = vi.fn();
    await order({ send, onSuccess, whenGone });
    await screen.findByRole("button", { name: "Wird bestellt …" });
    await userEvent.click(screen.getByRole("button", { name: "Schließen" }));
    answer("");
    await waitFor(() => expect(client.isMutating()).toBe(0));
    // What follows from the answer comes in the same turn of the event loop.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(onSuccess).toHaveBeenCalledTimes(times);
    expect(screen.queryAllByText("Bestellt")).toHaveLength(times);
  });
});
