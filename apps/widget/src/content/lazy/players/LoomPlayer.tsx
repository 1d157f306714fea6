import type { Video } from '@shopbell/rules/content';
import { Frame } from './Frame';

export const View = ({ video, title }: { video: Video; title: string }) =>
  video.provider === 'file' ? null : (
    <Frame title={title} src={`https://www.loom.com/embed/${video.id}?autoplay=1`} />
  );
