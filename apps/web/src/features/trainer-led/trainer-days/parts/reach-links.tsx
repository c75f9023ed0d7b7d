import type { TodaysSession } from '@doselore/contract/trainer-days';
import { Button } from '@mantine/core';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { phoneAddress } from '../../../../ui/formats/index.ts';
import { mapAddress } from '../../../../ui/map-link/index.ts';

/**
 * Links of a session: map, phone of the venue, email of the organiser. Organisers have no phone number in their
 * account.
 */
export function ReachLinks({ session }: { session: TodaysSession }) {
  const { address, venue_contact: venue, organiser, title } = session;
  return (
    <>
      {address !== null && (
        <Button
          component="a"
          variant="default"
          href={mapAddress(address)}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconMapPin size={18} aria-hidden />}
          aria-label={`Map of ${address} (opens in a new tab)`}
        >
          Map
        </Button>
      )}
      {venue !== null && (
        <Button
          component="a"
          variant="default"
          href={phoneAddress(venue.phone)}
          leftSection={<IconPhone size={18} aria-hidden />}
          aria-label={`Call venue${venue.name === null ? '' : `, ${venue.name}`}: ${venue.phone}`}
        >
          Call venue
        </Button>
      )}
      {organiser !== null && (
        <Button
          component="a"
          variant="default"
          href={`mailto:${organiser.email}?subject=${encodeURIComponent(title)}`}
          leftSection={<IconMail size={18} aria-hidden />}
          aria-label={`Email organiser, ${organiser.name}`}
        >
          Email organiser
        </Button>
      )}
    </>
  );
}
