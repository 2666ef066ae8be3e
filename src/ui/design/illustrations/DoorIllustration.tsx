/** An open door: there is no subscription yet, or the card cannot be changed on its own. */
export function DoorIllustration() {
  return (
    <svg viewBox="0 0 200 140" aria-hidden="true">
      <circle cx="150" cy="46" r="20" fill="var(--logo-sun)" />
      <path d="M48 140V74a44 44 0 0 1 88 0v66z" fill="var(--illustration-b)" />
      <path d="M66 140V78a26 26 0 0 1 52 0v62z" fill="var(--illustration-c)" />
      <path d="M66 140V78a26 26 0 0 1 26-26v88z" fill="var(--illustration-a)" />
      <circle cx="86" cy="104" r="3.500" fill="var(--illustration-b)" />
      <path
        d="M150 140v-22a14 14 0 0 1 28 0v22zM8 140v-22a14 14 0 0 1 28 0v22z"
        fill="var(--illustration-a)"
      />
      <rect x="0" y="136" width="200" height="4" rx="2" fill="var(--illustration-line)" />
    </svg>
  );
}
