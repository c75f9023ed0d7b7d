import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { fullName, useUser } from '../../../../platform/session/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { EmptyPanel } from '../../../../ui/states/index.ts';
import c from './player.module.css';

/**
 * Who is signed in in this browser now, and what became of the progress. `waiting`: only this browser has it. `none`:
 * the launch had none to save.
 */
export type SessionEnd = { now: 'nobody' | 'someone else'; progress: 'none' | 'saved' | 'waiting' | 'lost' };

const progressTexts: Record<SessionEnd['progress'], (name: string) => string> = {
  none: () => 'Looking at a completed course again saves nothing.',
  saved: () => 'The progress up to now is saved.',
  waiting: (name) =>
    `The latest progress is not saved yet. This browser keeps it, and sends it when ${name} signs in here again.`,
  lost: () => 'The latest progress could not be saved. Earlier progress is kept.',
};

/** Shown instead of the course when its learner was signed out in another tab while it was open. */
export function SignedOut({ end, title }: { end: SessionEnd; title: string }) {
  const name = fullName(useUser());
  const { pathname } = useLocation();
  const isOther = end.now === 'someone else';
  return (
    <div className={c.alone}>
      <Page title={title} width="prose">
        <EmptyPanel
          icon={IconLogout}
          title={isOther ? 'Someone else signed in in another tab' : 'You were signed out in another tab'}
          message={`The course has stopped, so that nothing more is recorded for ${name}. ${progressTexts[end.progress](name)}`}
          action={
            // A link of the browser, not of the router: this tab still holds the person who was signed in.
            <Button component="a" href={isOther ? '/' : `/login?${new URLSearchParams({ next: pathname })}`}>
              {isOther ? 'Go to the start page' : 'Log In'}
            </Button>
          }
        />
      </Page>
    </div>
  );
}
