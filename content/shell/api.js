/** Frames to climb before giving up; real players are two or three levels deep. */
const furthest = 12;

/** The platform's SCORM 1.2 API, looked for in the parents, then in the opener and its parents; null when there is none. */
export function findApi(start = window) {
  for (const origin of [start, topOf(start)?.opener]) {
    const api = origin ? climb(origin) : null;
    if (api) return api;
  }
  return null;
}

function climb(start) {
  let frame = start;
  for (let level = 0; level < furthest; level += 1) {
    try {
      if (frame.API) return frame.API;
    } catch {
      // A frame of another origin: nothing above it can be reached either.
      return null;
    }
    if (!frame.parent || frame.parent === frame) return null;
    frame = frame.parent;
  }
  return null;
}

function topOf(start) {
  try {
    return start.top;
  } catch {
    return start;
  }
}
