/** Another site in a frame that may play, and may not reach into the shop's page. */
export const Frame = ({ src, title }: { src: string; title: string }) => (
  <iframe
    className="video-frame"
    src={src}
    title={title}
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    referrerPolicy="strict-origin-when-cross-origin"
  />
);
