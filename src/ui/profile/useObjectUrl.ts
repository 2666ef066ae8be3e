import { useLayoutEffect, useReducer } from 'react';

/** The URL of a blob while the component is mounted. Undefined before there is one. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useReducer((_: string | undefined, made: string) => made, undefined);
  /* Before the browser paints, so that no picture is missing for a moment. */
  useLayoutEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
