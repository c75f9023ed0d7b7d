import { limits } from '@doselore/contract';
import { uploadThumbnail } from '@doselore/contract/courses';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { uploadFile } from '../../../../platform/api/index.ts';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { CourseCover } from '../../../../ui/course/index.ts';
import { formatBytes } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { FilePicker } from '../../../../ui/upload/index.ts';
import { type CourseDetail, courseQuery, refreshAfterCourses } from '../courses.queries.ts';
import c from './courses.module.css';

const types = ['image/png', 'image/jpeg', 'image/webp'];

/** Returns an object URL of the chosen file, which is valid until another file is chosen. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}

function problemOf(file: File | undefined): string | undefined {
  if (file === undefined) return 'Choose a picture';
  if (!types.includes(file.type)) return 'Choose a PNG, JPEG or WebP picture';
  return file.size > limits.imageBytes ? `Choose a picture of at most ${formatBytes(limits.imageBytes)}` : undefined;
}

/** Picture of a course. Saved apart from the course form. */
export function ThumbnailPanel({ course }: { course: CourseDetail }) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const shown = problemOf(file) === undefined ? file : undefined;
  const preview = usePreview(shown);
  const picture = preview ?? course.cover.thumbnail;
  const upload = useMutation({
    mutationFn: (picture: File) => uploadFile(uploadThumbnail, { params: { courseId: course.id }, file: picture }),
    meta: { quiet: true },
    onSuccess: async (saved) => {
      client.setQueryData(courseQuery(course.id).queryKey, saved);
      setFile(undefined);
      showBanner({ message: `Picture of ${saved.title} saved`, type: 'success' });
      await refreshAfterCourses(client);
    },
  });
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setProblem(chosen === undefined ? undefined : problemOf(chosen));
    upload.reset();
  };
  const send = () => {
    const found = problemOf(file);
    setProblem(found);
    if (file !== undefined && found === undefined) upload.mutate(file);
  };
  return (
    <Card title="Picture">
      <div className={c.picture}>
        {picture !== null && (
          <div className={c.frame}>
            <CourseCover {...course.cover} thumbnail={picture} />
          </div>
        )}
        <div className={c.stackSmall}>
          <FilePicker
            label={course.cover.thumbnail === null ? 'Add a picture' : 'Change the picture'}
            hint={`PNG, JPEG or WebP, at most ${formatBytes(limits.imageBytes)}. Wide pictures fit best.`}
            accept={types.join(',')}
            file={file}
            onChange={choose}
            error={problem ?? (upload.error === null ? undefined : describeError(upload.error))}
          />
          {preview !== undefined && <p className="muted">This is a preview. Choose Upload picture to save it.</p>}
          <div>
            <Button variant="light" loading={upload.isPending} onClick={send}>
              Upload picture
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}
