import { html, Html } from './html';
import { pageFrame } from './pageFrame';

/** The sign-out page. It submits its form at once, because the owner has already chosen to sign out in the app. */
export function signOutPage(form: string): string {
  const submit = new Html(
    "document.querySelector('form').requestSubmit(document.querySelector('form button'));",
  );
  return pageFrame(
    'en',
    'Signing out',
    html`${new Html(form)}
      <button class="primary" form="op.logoutForm" name="logout" value="yes">Sign out</button>
      <script>
        ${submit};
      </script>`,
  );
}

/** The page for a request that the provider refuses, for example with an unknown redirect URI. */
export function errorPage(detail: string): string {
  return pageFrame(
    'en',
    'This request cannot be answered',
    html`<h1>This request cannot be answered</h1>
      <p>${detail}</p>`,
  );
}
