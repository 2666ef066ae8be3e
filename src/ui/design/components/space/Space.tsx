/**
 * A space between two elements of a line. Like every text it has an element of its own, because a translator of the
 * browser may replace it. The display of a `slot` is not `inline` by default: without style sheets, as in the tests of
 * components, the names that are computed from the content then contain the space too.
 */
export function Space() {
  return <slot> </slot>;
}
