// Signing in at a provider that is not ours: oidc-provider, which is certified by the OpenID Foundation, with a login and a consent
// of its own. It insists on PKCE and on the client's registered way to show its secret. (Faults, and what people see:
// sign_on.test.mjs.)
import assert from "node:assert/strict";
import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import http from "node:http";
import { after, describe, test } from "node:test";
import { Provider } from "oidc-provider";
import { startServer } from "./support.mjs";

const secret = "Ein-langes-Geheimnis-nur-hier-4711";
const people = {
  lea: { sub: "lea", email: "lea@schule.example", email_verified: true, given_name: "Lea", family_name: "Lehrer", groups: ["lehrer"] },
  tom: { sub: "tom", given_name: "Tom", family_name: "Klein", groups: ["schueler", "klasse-3b"] },
  eve: { sub: "eve", email: "eve@schule.example", given_name: "Eve", family_name: "Fremd", groups: ["hausmeister"] },
};

/** The port of a server that listens, and its end. */
async function listening(server) {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: server.address().port,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Somebody's browser, as far as signing in needs one: cookies for each host, redirects, and forms that are sent. */
function openBrowser() {
  const cookies = {};
  return async function visit(address, form) {
    const { host } = new URL(address);
    cookies[host] ??= {};
    const answer = await fetch(address, {
      redirect: "manual",
      headers: { Cookie: Object.entries(cookies[host]).map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      if (value) cookies[host][name] = value;
      else delete cookies[host][name];
    }
    return answer;
  };
}

/** Signs somebody in at the provider and says where that ended, and as whom the server knows the browser then. */
async function signIn(url, who) {
  const visit = openBrowser();
  let address = `${url}/api/sign-on/start`;
  for (let steps = 0; !address.startsWith(`${url}/auth/`); steps += 1) {
    assert.ok(steps < 20, `in circles at ${address}`);
    let answer = await visit(address);
    if (answer.status === 200) {
      const page = await answer.text();
      const form = /action="([^"]+)"/.exec(page);
      assert.ok(form, page);
      const prompt = /name="prompt" value="(\w+)"/.exec(page)[1]; // login, then consent
      answer = await visit(new URL(form[1], address), { prompt, login: who, password: "egal" });
    }
    assert.ok(answer.headers.get("location"), `${answer.status} at ${address}`);
    address = new URL(answer.headers.get("location"), address).href;
  }
  const me = await visit(`${url}/api/me`);
  return { end: new URL(address).hash, status: me.status, account: await me.json() };
}

const kinds = [
  { name: "RS256, claims in the ID token, secret by Basic", algorithm: "RS256", isInToken: true, method: "client_secret_basic" },
  { name: "ES256, claims from userinfo, secret in the body", algorithm: "ES256", isInToken: false, method: "client_secret_post" },
];

for (const { name, algorithm, isInToken, method } of kinds) {
  describe(name, async () => {
    const stops = [];
    after(async () => {
      for (const stop of stops.reverse()) await stop();
    });

    test("a teacher, a child with a class, and somebody of no group", async () => {
      // The address that people know, before the server has chosen its port: what a proxy in front of it is.
      let server;
      const door = await listening(
        http.createServer((request, response) => {
          const onward = http.request({ port: server.port, host: "127.0.0.1", method: request.method, path: request.url, headers: request.headers }, (answer) => {
            response.writeHead(answer.statusCode, answer.rawHeaders);
            answer.pipe(response);
          });
          onward.on("error", () => response.destroy());
          request.pipe(onward);
        }),
      );
      stops.push(door.stop);
      const url = `http://127.0.0.1:${door.port}`;

      const own = http.createServer();
      const { port, stop } = await listening(own);
      stops.push(stop);
      const issuer = `http://localhost:${port}`;
      const keys = [
        { ...generateKeyPairSync("rsa", { modulusLength: 2048, privateKeyEncoding: { type: "pkcs8", format: "pem" }, publicKeyEncoding: { type: "spki", format: "pem" } }), kid: "rsa" },
        { ...generateKeyPairSync("ec", { namedCurve: "P-256", privateKeyEncoding: { type: "pkcs8", format: "pem" }, publicKeyEncoding: { type: "spki", format: "pem" } }), kid: "curve" },
      ].map(({ privateKey, kid }) => ({ ...createPrivateKey(privateKey).export({ format: "jwk" }), kid, use: "sig" }));
      const provider = new Provider(issuer, {
        jwks: { keys },
        cookies: { keys: ["nur fuer diesen Test"] },
        clients: [
          {
            client_id: "buntstift",
            client_secret: secret,
            redirect_uris: [`${url}/api/sign-on/callback`],
            grant_types: ["authorization_code"],
            response_types: ["code"],
            id_token_signed_response_alg: algorithm,
            token_endpoint_auth_method: method,
          },
        ],
        pkce: { required: () => true },
        conformIdTokenClaims: !isInToken,
        enabledJWA: { idTokenSigningAlgValues: ["RS256", "ES256"] },
        claims: { openid: ["sub"], profile: ["given_name", "family_name", "groups"], email: ["email", "email_verified"] },
        findAccount: (_, id) => ({ accountId: id, claims: () => people[id] }),
        features: { devInteractions: { enabled: true } },
      });
      own.on("request", provider.callback());

      server = await startServer({
        sells: false,
        env: {
          BUNTSTIFT_SERVER_PUBLIC_URL: url,
          BUNTSTIFT_SIGN_ON_ISSUER: issuer,
          BUNTSTIFT_SIGN_ON_CLIENT_ID: "buntstift",
          BUNTSTIFT_SIGN_ON_CLIENT_SECRET: secret,
          BUNTSTIFT_SIGN_ON_PUPIL_GROUPS: "schueler",
          BUNTSTIFT_SIGN_ON_TEACHER_GROUPS: "lehrer",
          BUNTSTIFT_SIGN_ON_CLASS_PREFIX: "klasse-",
        },
      });
      stops.push(async () => assert.equal(await server.stop(), 0));

      const lea = await signIn(url, "lea");
      assert.deepEqual([lea.end, lea.status], ["#dienst=fertig", 200]);
      assert.deepEqual([lea.account.role, lea.account.email, lea.account.firstName], ["teacher", "lea@schule.example", "Lea"]);
      const tom = await signIn(url, "tom");
      assert.deepEqual([tom.end, tom.status], ["#dienst=fertig", 200]);
      assert.deepEqual([tom.account.role, tom.account.email, tom.account.loginName], ["user", "", "tom.klein"]);
      const eve = await signIn(url, "eve");
      assert.deepEqual([eve.end, eve.status], ["#dienst=sign_on_group_unknown", 401]);
      const again = await signIn(url, "lea");
      assert.equal(again.account.id, lea.account.id);
    });
  });
}
