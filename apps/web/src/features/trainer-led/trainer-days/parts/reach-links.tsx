import type { TodaysSession } from '@doselore/contract/trainer-days';
import { Button } from '@mantine/core';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { mapAddress } from '../../../../ui/map-link/index.ts';

/** How to get to a session, and whom to call or write to about it. Accounts have no phone number; venues may. */
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
          href={`tel:${venue.phone.replace(/[^+\d]/gu, '')}`}
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
