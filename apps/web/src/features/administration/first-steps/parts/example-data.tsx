import { addExampleData, type FirstSteps } from '@doselore/contract/first-steps';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshEverything } from '../first-steps.queries.ts';
import c from './first-steps.module.css';
import { RemoveExample } from './remove-example.tsx';

type Example = FirstSteps['example'];

function Words({ example }: { example: Example }) {
  const { to } = useArea();
  if (example === null)
    return (
      <>
        <b>Would you like to look around first?</b> Example data are an organisation with a service, 4 invented people,
        a course, licences and a certificate. Nobody gets an email, and you can remove them.
      </>
    );
  if (example.state === 'working') return <>The example data are being added or removed.</>;
  if (example.state === 'stopped') return <>The example data were not added or removed completely. Remove them.</>;
  return (
    <>
      <b>Example data:</b>{' '}
      {example.group !== null && <Link to={to('dashboard', { groupId: example.group.id })}>{example.group.name}</Link>}{' '}
      with its people, course and certificate. They tick no step and count in no figures of the site.
    </>
  );
}

/** Returns the ref of a button that gets the focus back after it was disabled while it worked. */
function useFocusAfter(isWorking: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasWorking = useRef(false);
  useEffect(() => {
    if (wasWorking.current && !isWorking && document.activeElement === document.body) button.current?.focus();
    wasWorking.current = isWorking;
  }, [isWorking]);
  return button;
}

/** Button that adds the example data, or removes them once they are there. */
export function ExampleData({ example }: { example: Example }) {
  const client = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const refresh = () => refreshEverything(client);
  const add = useMutation({
    mutationFn: () => callEndpoint(addExampleData),
    onSuccess: async () => {
      showBanner({ message: 'Example data added', type: 'success' });
      await refresh();
    },
    onError: refresh,
  });
  const isWorking = add.isPending || example?.state === 'working';
  const button = useFocusAfter(isWorking);
  return (
    <div className={c.example}>
      <p>
        <Words example={example} />
      </p>
      <Button
        ref={button}
        variant="default"
        className={c.action}
        loading={isWorking}
        onClick={() => (example === null ? add.mutate() : setRemoving(true))}
      >
        {example === null ? 'Add example data' : 'Remove example data'}
      </Button>
      <RemoveExample opened={removing} onClose={() => setRemoving(false)} onRemoved={refresh} />
    </div>
  );
}
