declare module '*.css?inline' {
  const css: string;
  export default css;
}
declare module '*.woff2?url' {
  const address: string;
  export default address;
}
