/* Node loads fetch when it is first used, and keeps the `performance` of that moment. Loaded here, it does not keep the
   one of fake timers, with which each later request of the same thread would throw. */
void globalThis.Response;
