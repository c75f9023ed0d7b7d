export { OutsideHosts } from './outside-hosts.tsx';
export { PackageUploader } from './package-uploader.tsx';
