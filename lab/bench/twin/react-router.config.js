/** A static site with one prerendered page, as a framework would ship it. */
export default { appDirectory: 'app', ssr: false, prerender: ['/'] };
