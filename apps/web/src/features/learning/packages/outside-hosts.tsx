import { allowPackageHosts } from '@doselore/contract/packages';
import { Button } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import type { StoredPackage } from './packages.queries.ts';
import c from './parts/packages.module.css';

/** Websites that a package loads from, each with the choice to allow or to block it. Nothing is shown without any. */
export function OutsideHosts({ courseId, one }: { courseId: number; one: StoredPackage }) {
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: (hosts: string[]) =>
      callEndpoint(allowPackageHosts, {
        params: { courseId, packageId: one.id },
        body: { version: one.version, allowedHosts: hosts },
      }),
    onSuccess: () => refreshQueries(client, 'courses'),
  });
  if (one.outside_hosts.length === 0) return null;
  const allowed = one.allowed_hosts;
  return (
    <section className={c.hosts} aria-label={`Other websites: ${one.title}`}>
      <h4>
        <IconWorld size={18} stroke={1.75} aria-hidden /> Other websites
      </h4>
      <p>
        This package loads content from the websites below. They are blocked until you allow them. An allowed website
        learns the network address of each learner.
      </p>
      <ul>
        {one.outside_hosts.map((host) => {
          const isAllowed = allowed.includes(host);
          const next = isAllowed ? allowed.filter((other) => other !== host) : [...allowed, host];
          return (
            <li key={host}>
              <span>{host}</span>
              <Tag hue={isAllowed ? 'leaf' : 'porcelain'}>{isAllowed ? 'Allowed' : 'Blocked'}</Tag>
              <Button
                variant="default"
                size="sm"
                loading={choose.isPending && choose.variables.includes(host) !== isAllowed}
                aria-label={`${isAllowed ? 'Block' : 'Allow'} ${host}`}
                onClick={() => choose.mutate(next)}
              >
                {isAllowed ? 'Block' : 'Allow'}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
