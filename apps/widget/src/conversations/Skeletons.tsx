export const Skeletons = () => (
  <div className="skeletons" aria-hidden="true">
    <div className="skeleton" />
    <div className="skeleton short" />
    <div className="skeleton mine" />
  </div>
);
