// A small Stripe for tests: it keeps customers, prices, coupons, checkout sessions and subscriptions, checks what it is
// sent as strictly as Stripe does, shows a page to pay on, signs its events, and has switches for what goes wrong.
//
//   node local_stripe.mjs [--port 8410] [--key sk_test_local] [--webhook URL] [--secret whsec_local] [--attached]
//
// Tests steer it under /_control (see `controls`). Everything is forgotten when it ends.
import crypto from "node:crypto";
import http from "node:http";
import { parseArgs } from "node:util";

const minute = 60;
const day = 24 * 60 * minute;

/** Stripe's refusal of a call. */
class Refusal extends Error {
  constructor(status, error) {
    super(error.message);
    this.status = status;
    this.error = { type: "invalid_request_error", ...error };
  }
}

const missing = (what, id, param = "id") =>
  new Refusal(404, { code: "resource_missing", message: `No such ${what}: '${id}'`, param });
const wrong = (param, message) => new Refusal(400, { code: "parameter_invalid", message, param });

/** "a[0][b]=1&c=2" as {a: {0: {b: "1"}}, c: "2"}. */
export function parseForm(text) {
  const out = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split("[").map((part) => part.replace(/\]$/, ""));
    let at = out;
    for (const key of keys.slice(0, -1)) at = at[key] ??= {};
    at[keys.at(-1)] = value;
  }
  return out;
}

/** The header that Stripe sends with an event. */
export function sign(body, secret, seconds) {
  const digest = crypto.createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}

function monthLater(seconds) {
  const date = new Date(seconds * 1000);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.getTime() / 1000;
}

const escapeHtml = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const euros = (cents) => (cents / 100).toLocaleString("de-DE", { style: "currency", currency: "EUR" });

/** Everything that this Stripe knows, and what can be done with it. */
class Account {
  constructor(settings = {}) {
    this.settings = {
      key: "sk_test_local",
      secret: "whsec_local",
      webhook: null, // where events go by themselves
      copies: 1, // how often each event is sent
      reversed: false, // newest event first
      placement: "items", // where current_period_end stands: "items", "subscription"
      now: null, // seconds; null: the real time
      ...settings,
    };
    this.customers = new Map();
    this.prices = new Map();
    this.coupons = new Map();
    this.sessions = new Map();
    this.orders = new Map(); // what a session is for, by its id
    this.subscriptions = new Map();
    this.events = [];
    this.answered = new Map(); // by idempotency key
    this.calls = []; // "POST /v1/coupons"
    this.failures = [];
    this.unanswered = []; // the sockets of calls that met with silence
    this.waiting = []; // events on their way
    this.next = 1;
  }

  now() {
    return this.settings.now ?? Math.floor(Date.now() / 1000);
  }

  id(prefix) {
    return `${prefix}_local${String(this.next++).padStart(6, "0")}`;
  }

  emit(type, object) {
    const event = {
      id: this.id("evt"),
      object: "event",
      api_version: "2026-06-24.dahlia",
      created: this.now(),
      type,
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    this.waiting.push(event);
    this.timer ??= setTimeout(() => this.deliver(), 20);
  }

  async deliver() {
    this.timer = undefined;
    const events = this.waiting.splice(0);
    const { webhook, copies, reversed, secret } = this.settings;
    if (!webhook) return;
    if (reversed) events.reverse();
    for (const event of events.flatMap((one) => Array(copies).fill(one))) {
      const body = JSON.stringify(event);
      const headers = { "Content-Type": "application/json", "Stripe-Signature": sign(body, secret, this.now()) };
      await fetch(webhook, { method: "POST", headers, body }).catch(() => undefined);
    }
  }

  find(map, what, id, param) {
    const found = map.get(id);
    if (!found) throw missing(what, id, param);
    return found;
  }

  // What the API shows of a subscription.
  shown(subscription) {
    const { period_start, period_end, ...rest } = subscription;
    const period = { current_period_start: period_start, current_period_end: period_end };
    if (this.settings.placement === "subscription") return { ...rest, ...period };
    const data = rest.items.data.map((item) => ({ ...item, ...period }));
    return { ...rest, items: { ...rest.items, data } };
  }

  createCoupon(form) {
    const { id = this.id("co"), percent_off, amount_off, currency, duration, name } = form;
    if (this.coupons.has(id)) {
      throw new Refusal(400, { code: "resource_already_exists", message: "Coupon already exists.", param: "id" });
    }
    if (!percent_off === !amount_off) throw wrong("percent_off", "Give either percent_off or amount_off.");
    if (amount_off && !currency) throw wrong("currency", "amount_off needs a currency.");
    if (!["once", "forever", "repeating"].includes(duration)) throw wrong("duration", "Invalid duration.");
    const coupon = {
      id,
      object: "coupon",
      name,
      duration,
      percent_off: percent_off ? Number(percent_off) : null,
      amount_off: amount_off ? Number(amount_off) : null,
      currency: currency ?? null,
    };
    this.coupons.set(id, coupon);
    return coupon;
  }

  priceOf(item) {
    if (item?.price) return this.find(this.prices, "price", item.price, "line_items[0][price]");
    const data = item?.price_data;
    if (!data) throw wrong("line_items[0][price]", "You must specify either price or price_data.");
    if (!/^\d+$/.test(data.unit_amount ?? "")) throw wrong("unit_amount", "Invalid integer.");
    if (data.currency !== "eur") throw wrong("currency", "Invalid currency.");
    if (!data.product_data?.name) throw wrong("product_data[name]", "A product needs a name.");
    if (data.recurring?.interval !== "month") throw wrong("recurring", "A subscription needs recurring prices.");
    const price = {
      id: this.id("price"),
      object: "price",
      unit_amount: Number(data.unit_amount),
      currency: "eur",
      recurring: { interval: "month" },
      nickname: data.product_data.name,
    };
    this.prices.set(price.id, price);
    return price;
  }

  createSession(form) {
    if (form.mode !== "subscription") throw wrong("mode", "Only subscriptions here.");
    if (form.customer && form.customer_email) throw wrong("customer_email", "Give only one of both.");
    if (form.customer) {
      const customer = this.customers.get(form.customer);
      if (!customer) {
        throw new Refusal(400, {
          code: "resource_missing",
          message: `No such customer: '${form.customer}'`,
          param: "customer",
        });
      }
    }
    for (const name of ["success_url", "cancel_url"]) {
      if (!URL.canParse(form[name] ?? "")) throw wrong(name, "Not a valid URL.");
    }
    const expires = Number(form.expires_at ?? this.now() + day);
    if (expires < this.now() + 30 * minute || expires > this.now() + day) {
      throw wrong("expires_at", "Must be between 30 minutes and 24 hours from now.");
    }
    const coupon = form.discounts?.[0]?.coupon;
    if (coupon) this.find(this.coupons, "coupon", coupon, "discounts[0][coupon]");
    const price = this.priceOf(form.line_items?.[0]);
    const id = this.id("cs_test");
    const session = {
      id,
      object: "checkout.session",
      mode: "subscription",
      status: "open",
      payment_status: "unpaid",
      url: `${this.base}/pay/${id}`,
      client_reference_id: form.client_reference_id ?? null,
      customer: form.customer ?? null,
      customer_email: form.customer_email ?? null,
      subscription: null,
      success_url: form.success_url,
      cancel_url: form.cancel_url,
      locale: form.locale ?? null,
      metadata: form.metadata ?? {},
      created: this.now(),
      expires_at: expires,
      amount_total: this.discounted(price.unit_amount, coupon),
    };
    this.sessions.set(id, session);
    this.orders.set(id, { price, coupon: coupon ?? null, metadata: form.subscription_data?.metadata ?? {} });
    return session;
  }

  discounted(amount, coupon) {
    const { percent_off, amount_off } = this.coupons.get(coupon) ?? {};
    if (amount_off) return Math.max(0, amount - amount_off);
    return Math.round(amount * (1 - (percent_off ?? 0) / 100));
  }

  openSession(id) {
    const session = this.find(this.sessions, "checkout.session", id, "session");
    if (session.status === "open" && session.expires_at <= this.now()) this.expire(session);
    return session;
  }

  expire(session) {
    if (session.status !== "open") {
      throw new Refusal(400, { message: `Only open sessions can be expired; this one is ${session.status}.` });
    }
    session.status = "expired";
    this.emit("checkout.session.expired", session);
    return session;
  }

  // Somebody pays on the page. `outcome`: "paid", "declined", "incomplete".
  pay(id, outcome = "paid") {
    const session = this.openSession(id);
    if (session.status !== "open") throw new Refusal(400, { message: "This session is not open." });
    if (outcome === "declined") {
      throw new Refusal(402, { type: "card_error", code: "card_declined", message: "Your card was declined." });
    }
    const { price, metadata, coupon } = this.orders.get(id);
    if (!session.customer) {
      const customer = { id: this.id("cus"), object: "customer", email: session.customer_email };
      this.customers.set(customer.id, customer);
      session.customer = customer.id;
    }
    const subscription = {
      id: this.id("sub"),
      object: "subscription",
      status: outcome === "paid" ? "active" : "incomplete",
      customer: session.customer,
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      created: this.now(),
      metadata,
      items: { object: "list", data: [{ id: this.id("si"), quantity: 1, price }] },
      discount_coupon: coupon,
      period_start: this.now(),
      period_end: monthLater(this.now()),
    };
    this.subscriptions.set(subscription.id, subscription);
    session.status = "complete";
    session.payment_status = outcome === "paid" ? "paid" : "unpaid";
    session.subscription = subscription.id;
    this.emit("customer.subscription.created", this.shown(subscription));
    this.emitInvoice("invoice.paid", subscription, session.amount_total);
    this.emit("checkout.session.completed", session);
    return session;
  }

  emitInvoice(type, subscription, amount) {
    const about =
      this.settings.placement === "subscription"
        ? { subscription: subscription.id }
        : { parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } } };
    this.emit(type, { id: this.id("in"), object: "invoice", customer: subscription.customer, amount_due: amount, ...about });
  }

  changed(subscription) {
    this.emit("customer.subscription.updated", this.shown(subscription));
    return this.shown(subscription);
  }

  updateSubscription(id, form) {
    const subscription = this.find(this.subscriptions, "subscription", id);
    if (subscription.status === "canceled") {
      throw new Refusal(400, { message: "A canceled subscription can only update its cancellation_details." });
    }
    if (form.cancel_at_period_end !== undefined) {
      subscription.cancel_at_period_end = form.cancel_at_period_end === "true";
      subscription.cancel_at = subscription.cancel_at_period_end ? subscription.period_end : null;
    }
    return this.changed(subscription);
  }

  endSubscription(id) {
    const subscription = this.find(this.subscriptions, "subscription", id);
    if (subscription.status === "canceled") throw missing("subscription", id);
    subscription.status = "canceled";
    subscription.canceled_at = this.now();
    this.emit("customer.subscription.deleted", this.shown(subscription));
    return this.shown(subscription);
  }

  // The end of a period comes: `outcome` "paid" or "failed". A cancelled one ends.
  renew(id, outcome = "paid") {
    const subscription = this.find(this.subscriptions, "subscription", id);
    if (subscription.cancel_at_period_end) return this.endSubscription(id);
    subscription.period_start = subscription.period_end;
    subscription.period_end = monthLater(subscription.period_end);
    subscription.status = outcome === "paid" ? "active" : "past_due";
    this.emitInvoice(
      outcome === "paid" ? "invoice.paid" : "invoice.payment_failed",
      subscription,
      subscription.items.data[0].price.unit_amount,
    );
    return this.changed(subscription);
  }

  // The API's answer to one call.
  api(method, path, form) {
    const [, collection, id, action] = path.match(/^\/v1\/(checkout\/sessions|[a-z_]+)(?:\/([^/]+))?(?:\/([a-z_]+))?$/) ?? [];
    const route = `${method} ${collection}${id ? "/:id" : ""}${action ? `/${action}` : ""}`;
    const key = id && decodeURIComponent(id);
    switch (route) {
      case "POST checkout/sessions":
        return this.createSession(form);
      case "GET checkout/sessions/:id":
        return this.openSession(key);
      case "POST checkout/sessions/:id/expire":
        return this.expire(this.openSession(key));
      case "POST coupons":
        return this.createCoupon(form);
      case "GET coupons/:id":
        return this.find(this.coupons, "coupon", key);
      case "GET customers/:id":
        return this.find(this.customers, "customer", key);
      case "GET subscriptions/:id":
        return this.shown(this.find(this.subscriptions, "subscription", key));
      case "POST subscriptions/:id":
        return this.updateSubscription(key, form);
      case "DELETE subscriptions/:id":
        return this.endSubscription(key);
      default:
        throw new Refusal(404, { message: `Unrecognized request URL (${method}: ${path}).` });
    }
  }
}

/** What tests can make happen: POST /_control/<name> with a JSON object. */
const controls = {
  /** Forgets everything; the fields are new settings. */
  reset: (account, settings) => {
    const { key, secret, webhook } = account.settings;
    Object.assign(account, new Account({ key, secret, webhook, ...settings }));
    return {};
  },
  set: (account, settings) => Object.assign(account.settings, settings),
  /** The next `times` calls that begin with `call` ("POST /v1/checkout") go wrong: `status` with an error of Stripe,
   * "hangup" without an answer, "silence" with none at all, "garbage" with bytes that are no JSON. */
  fail: (account, { call = "", times = 1, how = 500, error }) => {
    account.failures.push({ call, times, how, error });
    return {};
  },
  /** No failures any more; whoever still waits in a silence is hung up on. */
  heal: (account) => {
    account.failures = [];
    for (const socket of account.unanswered.splice(0)) socket.destroy();
    return {};
  },
  price: (account, { id, amount }) => {
    account.prices.set(id, { id, object: "price", unit_amount: amount, currency: "eur", recurring: { interval: "month" } });
    return {};
  },
  pay: (account, { session, outcome }) => account.pay(session, outcome),
  expire: (account, { session }) => account.expire(account.openSession(session)),
  renew: (account, { subscription, outcome }) => account.renew(subscription, outcome),
  /** Changes a subscription as in Stripe's dashboard, without our doing. */
  change: (account, { subscription, ...fields }) => {
    const found = account.find(account.subscriptions, "subscription", subscription);
    return account.changed(Object.assign(found, fields));
  },
  end: (account, { subscription }) => account.endSubscription(subscription),
  forget_customer: (account, { customer }) => ({ forgotten: account.customers.delete(customer) }),
  /** All events so far, oldest first, each as the bytes of its message and the header that signs them now. */
  events: (account) =>
    account.events.map((event) => {
      const body = JSON.stringify(event);
      return { type: event.type, body, signature: sign(body, account.settings.secret, account.now()) };
    }),
  /** A message about anything, signed. */
  message: (account, { event, seconds }) => {
    const body = JSON.stringify(event);
    return { body, signature: sign(body, account.settings.secret, seconds ?? account.now()) };
  },
  state: (account) => ({
    customers: [...account.customers.values()],
    coupons: [...account.coupons.values()],
    sessions: [...account.sessions.values()],
    subscriptions: [...account.subscriptions.values()].map((one) => account.shown(one)),
    calls: account.calls,
  }),
};

const page = (title, content) => `<!doctype html><html lang="de"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>body{font:18px sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem}
input,button{font:inherit;padding:.5rem;width:100%;box-sizing:border-box;margin:.4rem 0}
.error{color:#b00020}</style><h1>${title}</h1>${content}`;

function checkoutPage(account, session, error = "") {
  if (session.status !== "open") return page("Bezahlung", "<p>Diese Sitzung ist nicht mehr offen.</p>");
  const { price } = account.orders.get(session.id);
  return page(
    "Bezahlung",
    `<p>${escapeHtml(price.nickname ?? price.id)}: <strong>${euros(session.amount_total)}</strong>, danach ${euros(price.unit_amount)} im Monat</p>
<p>${escapeHtml(session.customer_email ?? session.customer)}</p>
<form method="post">${error && `<p class="error" role="alert">${error}</p>`}
<label>Kartennummer <input name="card" value="4242 4242 4242 4242" autocomplete="off"></label>
<button>Zahlungspflichtig abonnieren</button></form>
<p><a href="${escapeHtml(session.cancel_url)}">Zurück</a></p>`,
  );
}

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function reply(response, status, body, type = "application/json") {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8`, "Request-Id": "req_local" });
  response.end(type === "application/json" ? JSON.stringify(body) : body);
}

function answerPage(account, request, response, id, body) {
  const session = account.openSession(id);
  if (request.method !== "POST") return reply(response, 200, checkoutPage(account, session), "text/html");
  const declined = parseForm(body).card?.replaceAll(" ", "") === "4000000000000002";
  if (declined) {
    return reply(response, 402, checkoutPage(account, session, "Ihre Karte wurde abgelehnt."), "text/html");
  }
  account.pay(id);
  response.writeHead(303, { Location: session.success_url.replace("{CHECKOUT_SESSION_ID}", id) });
  response.end();
}

function answerFailure(account, { how, error }, request, response) {
  if (how === "silence") return void account.unanswered.push(request.socket);
  if (how === "hangup") return void request.socket.destroy();
  if (how === "garbage") return reply(response, 200, "<html>proxy</html>", "text/html");
  const type = how >= 500 ? "api_error" : "invalid_request_error";
  reply(response, how, { error: { type, message: "An error on purpose.", ...error } });
}

function answerApi(account, request, response, url, body) {
  const call = `${request.method} ${url.pathname}`;
  account.calls.push(call);
  const failure = account.failures.find((one) => one.times > 0 && call.startsWith(one.call));
  if (failure) {
    failure.times--;
    return answerFailure(account, failure, request, response);
  }
  if (request.headers.authorization !== `Bearer ${account.settings.key}`) {
    throw new Refusal(401, { message: "Invalid API Key provided." });
  }
  const version = request.headers["stripe-version"] ?? "";
  if (!/^\d{4}-\d{2}-\d{2}\.[a-z]+$/.test(version)) throw new Refusal(400, { message: "Invalid Stripe API version." });
  const key = request.headers["idempotency-key"];
  const earlier = key && account.answered.get(key);
  if (earlier && earlier.body !== call + body) {
    throw new Refusal(400, { type: "idempotency_error", message: "Keys can only be used with the same parameters." });
  }
  const answer = earlier?.answer ?? account.api(request.method, url.pathname, parseForm(body));
  if (key) account.answered.set(key, { body: call + body, answer: structuredClone(answer) });
  reply(response, 200, answer);
}

async function answer(account, request, response) {
  const url = new URL(request.url, account.base);
  const body = await readBody(request);
  const [, area, name] = url.pathname.split("/");
  try {
    if (area === "favicon.ico") return void response.writeHead(204).end();
    if (area === "pay") return answerPage(account, request, response, name, body);
    if (area === "_control") {
      if (!Object.hasOwn(controls, name)) throw new Refusal(404, { message: `no control ${name}` });
      return reply(response, 200, controls[name](account, body ? JSON.parse(body) : {}));
    }
    answerApi(account, request, response, url, body);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reply(response, error.status, { error: error.error });
  }
}

/**
 * Starts one on a port of this machine (0: any free one).
 * @returns {Promise<{url: string, key: string, secret: string, account: Account, control: Function, stop: Function}>}
 */
export async function startLocalStripe({ port = 0, ...settings } = {}) {
  const account = new Account(settings);
  const server = http.createServer((request, response) => {
    answer(account, request, response).catch((error) => {
      console.error(error);
      request.socket.destroy();
    });
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  account.base = `http://127.0.0.1:${server.address().port}`;
  return {
    url: account.base,
    key: account.settings.key,
    secret: account.settings.secret,
    account,
    control: (name, fields = {}) => controls[name](account, fields),
    async stop() {
      clearTimeout(account.timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "8410" },
      key: { type: "string", default: "sk_test_local" },
      secret: { type: "string", default: "whsec_local" },
      webhook: { type: "string" },
      attached: { type: "boolean", default: false }, // end when the standard input does
    },
  });
  const { port, key, secret, webhook = null, attached } = values;
  const stripe = await startLocalStripe({ port: Number(port), key, secret, webhook });
  console.log(stripe.url);
  if (attached) process.stdin.on("end", () => process.exit(0)).resume();
}
