import { useEffect, useState } from 'react';
import { keepFocus } from './layout/keepFocus';
import type { ScreenViewModel } from './ScreenViewModel';

/**
 * The view model of a screen, which starts when the screen is mounted and is disposed when it is unmounted. `create`
 * makes one for each key. Undefined while `create` returns undefined. When the focused element of the screen is
 * removed, the focus moves to an element near it.
 */
export function useScreen<Model extends ScreenViewModel | undefined>(create: () => Model, key = ''): Model {
  const [made, setMade] = useState(() => ({ key, model: create() }));
  const isSameScreen = made.key === key && made.model !== undefined;
  const current = isSameScreen ? made : { key, model: create() };
  const { model } = current;
  if (current.key !== made.key || model !== made.model) setMade(current);
  useEffect(() => {
    model?.start();
    return () => model?.dispose();
  }, [model]);
  useEffect(keepFocus, []);
  return model;
}
