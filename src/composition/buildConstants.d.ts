/** A constant of the build (scripts/vite/identityConstant.ts). */
interface ImportMetaEnv {
  readonly VITE_IDENTITY_PROVIDER?: string;
}
