export { PackageUploader } from './package-uploader.tsx';
