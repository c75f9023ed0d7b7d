import { IconMapPin } from '@tabler/icons-react';
import c from './map-link.module.css';

/** Returns the address of a map of a postal address. */
export const mapAddress = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** Link to a map of a postal address. */
export function MapLink({ address }: { address: string }) {
  return (
    <a
      className={c.link}
      href={mapAddress(address)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Map of ${address} (opens in a new tab)`}
    >
      <IconMapPin size={17} aria-hidden />
      Map
    </a>
  );
}
