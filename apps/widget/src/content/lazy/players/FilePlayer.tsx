import type { Video } from '@shopbell/rules/content';

export const View = ({ video, title }: { video: Video; title: string }) =>
  video.provider === 'file' ? (
    // biome-ignore lint/a11y/useMediaCaption: the shop's file is all there is
    <video className="video-frame" src={video.url} title={title} controls autoPlay playsInline />
  ) : null;
