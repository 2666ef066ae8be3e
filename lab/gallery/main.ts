/** The configuration of Storybook, which lab/gallery.mjs starts. */
export default {
  stories: [{ directory: './stories', files: '**/*.stories.tsx' }],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'lab/gallery/vite.config.ts' } },
  },
  addons: ['@storybook/addon-a11y'],
  /* The stories show every value, so no panel is needed to try some. */
  features: {
    actions: false,
    backgrounds: false,
    controls: false,
    interactions: false,
    sidebarOnboardingChecklist: false,
  },
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
};
