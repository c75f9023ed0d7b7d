import { IconMapPin } from '@tabler/icons-react';
import c from './map-link.module.css';

/** Link to a map of a postal address. */
export function MapLink({ address }: { address: string }) {
  return (
    <a
      className={c.link}
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Map of ${address} (opens in a new tab)`}
    >
      <IconMapPin size={17} aria-hidden />
      Map
    </a>
  );
}
