/**
 * Milliseconds after opening in which a dialog ignores presses, so that the second click of a double click neither
 * confirms nor closes it.
 */
export const confirmDelay = 500;
