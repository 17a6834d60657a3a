import { Elysia } from "elysia";
import { html, trusted } from "#/kernel/markup";

type Field = {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "email" | "password";
  readonly autocomplete: string;
  readonly hint?: string;
};
type LinkPage = {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly submit: string;
  readonly done: string;
  readonly fields: readonly Field[];
};

const newPassword: Field = {
  name: "password",
  label: "Password",
  type: "password",
  autocomplete: "new-password",
  hint: "Ten characters or more.",
};

const pages: readonly LinkPage[] = [
  {
    path: "/console/set-up",
    title: "Set up Livery",
    lead: "The first workspace and you as its owner.",
    action: "/api/v1/auth/set-up",
    submit: "Set up",
    done: "The workspace is ready and you are signed in.",
    fields: [
      { name: "workspace", label: "Workspace", type: "text", autocomplete: "organization" },
      { name: "email", label: "Your e-mail address", type: "email", autocomplete: "username" },
      newPassword,
    ],
  },
  {
    path: "/console/invitation",
    title: "Join a workspace",
    lead: "Choose a password. If you have an account here already, give its password.",
    action: "/api/v1/auth/accept-invitation",
    submit: "Join",
    done: "You have joined and are signed in.",
    fields: [newPassword],
  },
  {
    path: "/console/reset",
    title: "Choose a new password",
    lead: "Every session of yours ends when it is set.",
    action: "/api/v1/auth/reset",
    submit: "Set the password",
    done: "The password is set. Sign in with it.",
    fields: [newPassword],
  },
];

/** Reads the form, sends it with the link's token as JSON, and tells the server's own answer. */
const script = `const form = document.querySelector("form");
const told = document.querySelector("[role=status]");
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = form.querySelector("button");
  button.disabled = true;
  told.textContent = "";
  try {
    const token = new URLSearchParams(location.search).get("token") ?? "";
    const answer = await fetch(form.dataset.action, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token, ...Object.fromEntries(new FormData(form)) }),
    });
    if (answer.ok) {
      form.hidden = true;
      told.textContent = form.dataset.done;
    } else told.textContent = (await answer.json()).error;
  } catch {
    told.textContent = "The server does not answer. Try again in a moment.";
  }
  button.disabled = false;
});
`;

const style = trusted(
  `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100svh;padding:clamp(1.5rem,8vh,6rem) 1.25rem;font:1rem/1.55 system-ui,sans-serif;background:light-dark(#f4f5f7,#14161a);color:light-dark(#16181d,#eceef1)}
main{max-width:26rem;margin:0 auto}h1{font-size:1.75rem;line-height:1.15;letter-spacing:-.015em;margin:0 0 .5rem}.lead{margin:0 0 2rem;color:light-dark(#50545c,#a9aeb7)}
label{display:block;font-weight:600;margin:0 0 .375rem}.hint{margin:.375rem 0 0;font-size:.875rem;color:light-dark(#50545c,#a9aeb7)}.field{margin:0 0 1.25rem}
input{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:light-dark(#fff,#1c1f25);border:1px solid light-dark(#7b808a,#7f8590);border-radius:4px}
button{min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;color:#fff;background:#a8321a;border:0;border-radius:4px}button:disabled{opacity:.6}
:focus-visible{outline:2px solid light-dark(#a8321a,#ff9b82);outline-offset:2px}[role=status]{margin:1.25rem 0 0;font-weight:600}`,
);

const field = ({ name, label, type, autocomplete, hint }: Field) => html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required${hint && html` aria-describedby="${name}-hint"`}>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
</div>
`;

const document = ({ title, lead, action, submit, done, fields }: LinkPage) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Livery</title>
<style>${style}</style>
<script src="/console/link.js" defer></script>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="lead">${lead}</p>
<form data-action="${action}" data-done="${done}">
${fields.map(field)}<button type="submit">${submit}</button>
</form>
<p role="status"></p>
</main>
</body>
</html>
`;

/** The pages that one-time links open: a form each, which sends the link's token and what the person gives to the API. */
export function linkPages() {
  const security = { "x-content-type-options": "nosniff", "referrer-policy": "no-referrer", "cache-control": "no-store" };
  const policy =
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  const app = new Elysia().get(
    "/console/link.js",
    () => new Response(script, { headers: { ...security, "content-type": "text/javascript; charset=utf-8" } }),
    {
      detail: { hide: true },
    },
  );
  for (const page of pages)
    app.get(
      page.path,
      () =>
        new Response(document(page).text, {
          headers: { ...security, "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
        }),
      { detail: { hide: true } },
    );
  return app;
}
