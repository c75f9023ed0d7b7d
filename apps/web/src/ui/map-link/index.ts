export { MapLink, mapAddress } from './map-link.tsx';
