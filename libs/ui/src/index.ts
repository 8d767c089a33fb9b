// The design system's only door. The first lines bring the tokens and base styles, ahead of every component's own.
import './theme/theme.css.ts';
import './theme/fonts.css.ts';
import './theme/base.css.ts';

export { adoptFonts, fontUrls } from './theme/fonts.ts';
export { classNames } from './class-names/class-names.ts';

export { Anchor, UiProvider, type AnchorComponent, type AnchorProps } from './link/link-context.tsx';
export { Link, type LinkProps } from './link/link.tsx';
export { Button, LinkButton, type ButtonProps, type LinkButtonProps } from './button/button.tsx';
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from './icon-button/icon-button.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { NativeSelect, type NativeSelectProps } from './native-select/native-select.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx';

export { Alert, type AlertProps } from './alert/alert.tsx';
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Card, CardControls, LinkArea, type CardProps } from './card/card.tsx';
export type { CarouselLabels } from './carousel/carousel-parts.tsx';
export { Carousel, type CarouselProps } from './carousel/carousel.tsx';
export { Chip, ToggleChip, type ChipProps, type ToggleChipProps } from './chip/chip.tsx';
export { Clamp, type ClampProps } from './clamp/clamp.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure.tsx';
export { Divider } from './divider/divider.tsx';
export { Drawer, type DrawerProps } from './drawer/drawer.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { CompactErrorState, ErrorState, type ErrorStateProps } from './error-state/error-state.tsx';
export { Fact, type FactProps } from './fact/fact.tsx';
export { FileCard, type FileCardProps } from './file-card/file-card.tsx';
export { fileExtension, fileIcons, fileKind, type FileKind } from './file-card/file-kind.ts';
export { GalleryOverlay, type GalleryOverlayProps, type GallerySlide } from './gallery-overlay/gallery-overlay.tsx';
export { Heading, type HeadingProps } from './heading/heading.tsx';
export { Image, type ImageProps, type ImageSource } from './image/image.tsx';
export { MediaCard, type MediaCardProps } from './media-card/media-card.tsx';
export { Menu, MenuAction, MenuLink, type MenuProps } from './menu/menu.tsx';
export { Prose } from './prose/prose.tsx';
export { Loading, SkeletonBlock, SkeletonCircle, SkeletonImage, SkeletonText } from './skeleton/skeleton.tsx';
export { SkipLink } from './skip-link/skip-link.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { Text, type TextProps } from './text/text.tsx';
export { ToastProvider, useToast, type ShowToast, type ToastOptions } from './toast/toast.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';

export { Cluster, type ClusterProps } from './cluster/cluster.tsx';
export { Container, type ContainerProps } from './container/container.tsx';
export { Grid, type GridProps } from './grid/grid.tsx';
export { Stack, type LayoutElement, type Space, type StackProps } from './stack/stack.tsx';

export { Icon, type IconProps } from './icon/icon.tsx';
export * from './icon/icons.ts';
