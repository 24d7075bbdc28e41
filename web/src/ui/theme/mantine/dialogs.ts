// What a dialog has besides, in the order of Mantine's own sheet.
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
