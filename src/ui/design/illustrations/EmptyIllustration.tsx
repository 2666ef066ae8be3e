/** Three arches before a rising sun, for an empty state. */
export function EmptyIllustration() {
  return (
    <svg viewBox="0 0 240 168" aria-hidden="true">
      <rect x="0" y="160" width="240" height="4" rx="2" fill="var(--illustration-line)" />
      <circle cx="120" cy="64" r="30" fill="var(--logo-sun)" />
      <path d="M24 160V116a28 28 0 0 1 56 0v44z" fill="var(--illustration-a)" />
      <path d="M160 160V116a28 28 0 0 1 56 0v44z" fill="var(--illustration-a)" />
      <path d="M76 160V98a44 44 0 0 1 88 0v62z" fill="var(--illustration-b)" />
      <path d="M96 160v-54a24 24 0 0 1 48 0v54z" fill="var(--illustration-c)" />
      <path
        d="M40 160v-40a12 12 0 0 1 24 0v40zM176 160v-40a12 12 0 0 1 24 0v40z"
        fill="var(--illustration-c)"
        opacity=".7"
      />
    </svg>
  );
}
