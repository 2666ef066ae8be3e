import { html, Html } from './html';
import { pageFrame } from './pageFrame';

/** Signing out asks nothing: it was asked for where the person comes from. */
export function goodbyePage(form: string): string {
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

/** A request the provider cannot answer at all, such as one that would lead to another site. */
export function troublePage(detail: string): string {
  return pageFrame(
    'en',
    'This request cannot be answered',
    html`<h1>This request cannot be answered</h1>
      <p>${detail}</p>`,
  );
}
