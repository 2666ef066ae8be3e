import type { ComponentType } from 'react';
import { States } from './States';

/** The values of each prop that varies. */
type Values<Props> = { readonly [Name in keyof Props]?: readonly Props[Name][] };

/** A story with the component in every combination of these values, each below its values. */
export function inEach<Props extends object>(
  Component: ComponentType<Props>,
  values: Values<Props>,
): ComponentType {
  const combinations = combine(values);
  return function EveryCombination() {
    return (
      <States>
        {combinations.map((props) => {
          const caption = captionOf(props);
          return (
            <figure key={caption}>
              <figcaption>
                <bdi lang="en" translate="no">
                  {caption}
                </bdi>
              </figcaption>
              <Component {...props} />
            </figure>
          );
        })}
      </States>
    );
  };
}

function combine<Props extends object>(values: Values<Props>): Props[];
function combine(values: object): object[] {
  const lists: readonly (readonly [string, readonly unknown[]])[] = Object.entries(values);
  return lists.reduce<object[]>(
    (all, [name, each]) => all.flatMap((props) => each.map((value) => ({ ...props, [name]: value }))),
    [{}],
  );
}

const captionOf = (props: object): string =>
  Object.entries(props)
    .map(([name, value]) => `${name}: ${nameOf(value)}`)
    .join(', ');

/** Components and icons have names. */
function nameOf(value: unknown): string {
  if (typeof value === 'function') return value.name;
  if (typeof value !== 'object' || value === null) return String(value);
  return 'displayName' in value ? String(value.displayName) : 'component';
}
