import { html } from "#/kernel/markup";
import type { PageContent } from "#/studio/layout/page-content";
import { getHref } from "#/studio/layout/partials";
import type { FormPage } from "#/studio/layout/inner-page-layout";

/**
 * Email and password fields with the autocomplete tokens that password managers expect. The form
 * has no action; developers add their own.
 */
export function createSignInPage(content: PageContent): FormPage {
  const { phrases, name } = content.copy;
  const contact = getHref(content, "landing", "contact");
  return {
    title: phrases.signIn,
    lead: phrases.signInLead(name),
    code: undefined,
    body: html`
      <form class="lv-form-field gate-form" aria-label="${phrases.signIn}">
        <div class="lv-form-field__group">
          <label class="lv-form-field__label" for="sign-in-mail">${phrases.emailLabel}</label>
          <input class="lv-form-field__control" id="sign-in-mail" type="email" name="email" autocomplete="username"
              required>
        </div>
        <div class="lv-form-field__group">
          <label class="lv-form-field__label" for="sign-in-password">${phrases.passwordLabel}</label>
          <input class="lv-form-field__control" id="sign-in-password" type="password" name="password"
              autocomplete="current-password" required>
        </div>
        <div class="lv-checkbox">
          <div class="lv-checkbox__row">
            <input class="lv-checkbox__box" id="sign-in-stay" name="stay" type="checkbox">
            <label class="lv-checkbox__label" for="sign-in-stay">${phrases.staySignedIn}</label>
          </div>
        </div>
        <button type="submit" class="lv-form-field__button">${phrases.signIn}</button>
      </form>`,
    note: html`
      <p class="gate-note">
        <a class="link" href="${contact}">${phrases.forgotPassword}</a>
        <span>${phrases.noAccount} <a class="link" href="${contact}">${phrases.talkTo(name)}</a></span>
      </p>`,
  };
}
