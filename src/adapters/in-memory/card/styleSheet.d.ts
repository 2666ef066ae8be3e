/** Vite bundles imported stylesheets. They export nothing. */
declare module '*.scss' {}
