import { useEffect, useState } from 'react';

/** Milliseconds for which a button says that it has copied. */
const SHOWN_FOR = 2000;

/** Copies a text to the clipboard. The state is `refused` when the browser denies access. */
export function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    setState('idle');
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return { state, copy: () => void copy() };
}
