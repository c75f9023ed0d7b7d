export { identifyPackage, type PackageIdentity, type PackageKind } from './identify-package.ts';
export type {
  Manifest,
  ManifestItem,
  ManifestProblem,
  ManifestProblemCode,
  ManifestSection,
} from './manifest-types.ts';
export { type ManifestResult, readManifest } from './read-manifest.ts';
