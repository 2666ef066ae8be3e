import { useEffect, useState } from 'react';
import type { ScreenViewModel } from './ScreenViewModel';

/** The view model of a screen: made once per key, started while the screen is shown, ended with it. */
export function useScreen<Model extends ScreenViewModel>(create: () => Model, key = ''): Model {
  const [made, setMade] = useState(() => ({ key, model: create() }));
  const current = made.key === key ? made : { key, model: create() };
  if (current !== made) setMade(current);
  const { model } = current;
  useEffect(() => {
    model.start();
    return () => model.dispose();
  }, [model]);
  return model;
}
