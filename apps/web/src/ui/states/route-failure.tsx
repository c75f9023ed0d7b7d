import { messages } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useRouteError } from 'react-router';
import { LevelTooLow, LevelTooLowPanel } from './level-too-low.tsx';
import c from './states.module.css';

const chunkFailure = /dynamically imported module|module script failed|Failed to fetch/i;

/** Shown when a screen fails or its script does not load (point 8, "Loading chunk failed."). */
export function RouteFailure() {
  const error = useRouteError();
  if (error instanceof LevelTooLow) return <LevelTooLowPanel />;
  const isChunk = error instanceof Error && chunkFailure.test(error.message);
  return (
    <div className={c.panel} data-tone="error" data-centred role="alert">
      <span className={c.icon}>
        <IconAlertCircle size={26} stroke={1.75} aria-hidden />
      </span>
      <h1>{isChunk ? messages.chunkFailed : 'This page could not be shown'}</h1>
      <p>{isChunk ? 'Reload the page to load the missing part.' : messages.defaultError}</p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </div>
  );
}
