import { type Answer, plural } from '@doselore/contract';
import type { listScos } from '@doselore/contract/courses';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Tag } from '../../../../ui/course/index.ts';
import { formatBytes, formatLongDay, formatNumber } from '../../../../ui/formats/index.ts';
import { Facts } from '../../../../ui/layout/index.ts';
import { OutsideHosts, PackageUploader } from '../../packages/index.ts';
import c from './courses.module.css';

type CoursePackage = Answer<typeof listScos>['packages'][number];

function runningText(running: number): string {
  if (running === 0) return 'Everyone is on this version';
  return `${formatNumber(running)} ${plural(running, 'attempt runs', 'attempts run')} on an earlier version`;
}

/** A package with its newest version, and the form that replaces it. */
export function PackageItem({ courseId, one }: { courseId: number; one: CoursePackage }) {
  const [replacing, setReplacing] = useState(false);
  return (
    <li className={`card ${c.package}`}>
      <div className={c.packageHead}>
        <h3>
          {one.title} <Tag hue="bottle">Version {one.version}</Tag>
        </h3>
        <Button
          variant="default"
          size="sm"
          aria-expanded={replacing}
          aria-label={`Replace package: ${one.title}`}
          leftSection={<IconRefresh size={17} aria-hidden />}
          onClick={() => setReplacing(!replacing)}
        >
          Replace package
        </Button>
      </div>
      <p className={c.file}>{one.file_name}</p>
      <Facts
        facts={[
          {
            label: 'Size',
            value: `${formatBytes(one.bytes)}, ${formatNumber(one.files)} ${plural(one.files, 'file', 'files')}`,
          },
          { label: 'Uploaded', value: formatLongDay(one.uploaded_at) },
          { label: 'Attempts in progress', value: runningText(one.running_on_older) },
        ]}
      />
      <OutsideHosts key={one.version} courseId={courseId} one={one} />
      {replacing && (
        <div className={c.replace}>
          <PackageUploader
            target={{ courseId, packageId: one.id }}
            label={`New version of ${one.title}`}
            submitLabel="Upload new version"
            intro={`The new file becomes version ${one.version + 1} for everyone who starts from now on. Attempts in progress stay on their version until they are finished, so nobody loses progress. Modules with the same identifier keep their place and settings. Modules that are not in the new file are removed from the course.`}
            onClose={() => setReplacing(false)}
          />
        </div>
      )}
    </li>
  );
}
