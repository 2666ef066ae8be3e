import { useEffect, useState } from 'react';
import type { ScreenViewModel } from './ScreenViewModel';
import { useProductViewModels } from './ViewModelsContext';

/**
 * The view model of a screen: made once per key, started while the screen is shown, ended with it. Where `create` has
 * none yet, the screen waits for it.
 */
export function useScreen<Model extends ScreenViewModel | undefined>(create: () => Model, key = ''): Model {
  const product = useProductViewModels();
  const [made, setMade] = useState(() => ({ key, model: create() }));
  const isStill = made.key === key && made.model !== undefined;
  const current = isStill ? made : { key, model: create() };
  const { model } = current;
  if (current.key !== made.key || model !== made.model) setMade(current);
  useEffect(() => {
    model?.start();
    if (model !== undefined) product?.releasePrepared();
    return () => model?.dispose();
  }, [model, product]);
  return model;
}
