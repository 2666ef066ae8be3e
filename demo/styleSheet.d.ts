/** Style sheets are imported for their side effect and export nothing. */
declare module '*.scss' {}
