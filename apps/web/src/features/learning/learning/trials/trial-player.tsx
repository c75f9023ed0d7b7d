import type { Answer } from '@doselore/contract';
import type { tryModule } from '@doselore/contract/learning';
import { Button } from '@mantine/core';
import { IconDoorExit, IconFlask } from '@tabler/icons-react';
import { useRef } from 'react';
import { useDocumentTitle, usePageArrival } from '../../../../ui/page/index.ts';
import c from '../parts/player.module.css';
import type { TrialResult } from '../player-messages.ts';
import { useTrial } from './use-trial.ts';

type Props = { launch: Answer<typeof tryModule>; onExit: (result: TrialResult | undefined) => void };

/** The package of a module in a frame of another host, with a bar that says that nothing is kept. */
export function TrialPlayer({ launch, onExit }: Props) {
  const { title, course_title: courseTitle } = launch;
  const { frame, isLeaving, leave } = useTrial(launch);
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title, courseTitle);
  usePageArrival(heading);
  return (
    <div className={c.screen}>
      <div className={c.bar}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
          {title !== courseTitle && <span className={c.course}>{courseTitle}</span>}
        </h1>
        <p className={c.trial}>
          <IconFlask size={18} aria-hidden /> Preview: nothing is saved
        </p>
      </div>
      <iframe
        ref={frame}
        className={c.frame}
        src={launch.play_url}
        title={`${title}, course content`}
        allow="autoplay; fullscreen; unload"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
      />
      <div className={c.foot}>
        <Button
          variant="default"
          loading={isLeaving}
          leftSection={<IconDoorExit size={18} aria-hidden />}
          onClick={() => void leave().then(onExit)}
        >
          Exit
        </Button>
      </div>
    </div>
  );
}
