/** A style sheet is taken along by the build; nothing of it is named in code. */
declare module '*.scss' {}
