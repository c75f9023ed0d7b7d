import { messages } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useMatches, useParams, useRouteError } from 'react-router';
import { destinationOf, type Interruption, interruptionOf } from '../../platform/interruption/index.ts';
import { entryOf } from '../../platform/routes/index.ts';
import { mayReloadForRelease, ScriptFailed } from '../../platform/scripts/index.ts';
import { lazyPart } from '../lazy/index.ts';
import { LevelTooLow } from './level-too-low.ts';
import { Spinner } from './spinner.tsx';
import c from './states.module.css';

const LevelTooLowPanel = lazyPart(() => import('./level-too-low-panel.tsx').then((m) => m.LevelTooLowPanel));

/** Shown when a screen fails or its script does not load. */
export function RouteFailure() {
  const error = useRouteError();
  if (error instanceof LevelTooLow)
    return (
      <Suspense fallback={<Spinner />}>
        <LevelTooLowPanel />
      </Suspense>
    );
  const interruption = interruptionOf(error);
  if (interruption !== undefined) return <Interrupted interruption={interruption} />;
  if (!(error instanceof ScriptFailed))
    return <Failed title="This page could not be shown" text={messages.defaultError} />;
  return error.isOutdated ? <NewRelease /> : <ScriptMissing />;
}

/** Leads to the page of the interruption, which returns to this address. */
function Interrupted({ interruption }: { interruption: Interruption }) {
  const { pathname: path, search: query } = useLocation();
  const params = useParams();
  const entry = entryOf(useMatches());
  const name = entry === undefined ? '' : `${entry.area}:${entry.name}`;
  const [destination] = useState(() => destinationOf(interruption, { name, path, params, query }));
  if (destination === undefined) return <ScriptMissing />;
  return <Navigate to={destination} replace />;
}

/** Reloads the page once, because the server has a newer release. Afterwards the person decides. */
function NewRelease() {
  const [reloads] = useState(mayReloadForRelease);
  useEffect(() => {
    if (reloads) window.location.reload();
  }, [reloads]);
  return reloads ? <Spinner /> : <ScriptMissing />;
}

const ScriptMissing = () => <Failed title={messages.chunkFailed} text="Reload the page to load the missing part." />;

function Failed({ title, text }: { title: string; text: string }) {
  return (
    <div className={c.panel} data-tone="error" data-centred role="alert">
      <span className={c.icon}>
        <IconAlertCircle size={26} stroke={1.75} aria-hidden />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </div>
  );
}
