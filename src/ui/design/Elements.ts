import type { ReactElement } from 'react';

/**
 * Children that contain no bare text, so that a component can render them beside other elements. The browser's
 * translation replaces text nodes, and React cannot update or remove a text node beside a sibling afterwards.
 */
export type Elements = ReactElement | false | undefined | readonly Elements[];
